PRAGMA application_id = 1111577428;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE settings (
        id               INTEGER PRIMARY KEY CHECK (id = 1),
        language         TEXT    NOT NULL DEFAULT 'en',
        theme            TEXT    NOT NULL DEFAULT 'system',
        text_size        INTEGER NOT NULL DEFAULT 100,
        reduced_motion   TEXT    NOT NULL DEFAULT 'system',
        palette          TEXT    NOT NULL DEFAULT 'standard',
        legal_places     INTEGER NOT NULL DEFAULT 1 CHECK (legal_places IN (0, 1)),
        remaining_tiles  INTEGER NOT NULL DEFAULT 1 CHECK (remaining_tiles IN (0, 1)),
        projected_scores INTEGER NOT NULL DEFAULT 0 CHECK (projected_scores IN (0, 1)),
        field_overlay    INTEGER NOT NULL DEFAULT 0 CHECK (field_overlay IN (0, 1)),
        dead_cells       INTEGER NOT NULL DEFAULT 0 CHECK (dead_cells IN (0, 1))
    , bot_pace TEXT NOT NULL DEFAULT 'brisk') STRICT;
INSERT INTO "settings" VALUES(1,'en','candle',115,'system','colour-blind',1,1,0,0,1,'calm');
CREATE TABLE game (
        id         INTEGER PRIMARY KEY AUTOINCREMENT,
        name       TEXT,
        setup      TEXT    NOT NULL,
        looks      TEXT    NOT NULL,
        cover      TEXT    NOT NULL,
        finished   INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),
        created_at INTEGER NOT NULL DEFAULT (unixepoch()),
        updated_at INTEGER NOT NULL DEFAULT (unixepoch()),
        deleted_at INTEGER,
        branch_of  INTEGER REFERENCES game (id),
        branch_at  INTEGER,
        head       INTEGER,
        CHECK ((branch_of IS NULL) = (branch_at IS NULL)),
        FOREIGN KEY (id, head) REFERENCES action (game, id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT;
CREATE TABLE action (
        id     INTEGER PRIMARY KEY AUTOINCREMENT,
        game   INTEGER NOT NULL REFERENCES game (id),
        parent INTEGER,
        player INTEGER NOT NULL,
        body   TEXT    NOT NULL,
        UNIQUE (game, id),
        FOREIGN KEY (game, parent) REFERENCES action (game, id)
    ) STRICT;
    CREATE INDEX action_after ON action (game, parent);
INSERT INTO "game" VALUES(1,'Sunday','{"players":[{"name":"Ada"},{"name":"Bo"}],"mix":"base","seed":7}','[{"colour":0,"pattern":"plain"},{"colour":1,"pattern":"stripes"}]','{"steps":1,"scores":[0,0],"tiles":[]}',0,1700000000,1700000100,NULL,NULL,NULL,2);
INSERT INTO "action" VALUES(1,1,NULL,0,'{"type":"pass"}');
INSERT INTO "action" VALUES(2,1,NULL,0,'{"type":"floor","x":0,"y":0}');
INSERT INTO "action" VALUES(3,1,2,1,'{"type":"pass"}');
COMMIT;
