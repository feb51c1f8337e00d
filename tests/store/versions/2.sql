PRAGMA application_id = 1111577428;
PRAGMA user_version = 2;
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
    ) STRICT;
INSERT INTO "settings" VALUES(1,'en','candle',115,'system','colour-blind',1,1,0,0,1);
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
COMMIT;
