PRAGMA application_id = 1111577428;
PRAGMA user_version = 21;
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
    , bot_pace TEXT NOT NULL DEFAULT 'brisk', in_words INTEGER NOT NULL DEFAULT 0 CHECK (in_words IN (0, 1)), teaching INTEGER NOT NULL DEFAULT 1 CHECK (teaching IN (0, 1)), boxes TEXT NOT NULL DEFAULT '[]', hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1)), blunders INTEGER NOT NULL DEFAULT 0 CHECK (blunders IN (0, 1)), player TEXT NOT NULL DEFAULT '') STRICT;
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
        head       INTEGER, rules INTEGER NOT NULL DEFAULT 1, designs TEXT NOT NULL DEFAULT '[]', locked INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1)), hints TEXT NOT NULL DEFAULT '{}',
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
INSERT INTO "settings" VALUES(1,'en','candle',115,'system','colour-blind',1,1,0,0,1,'calm',1,0,'["tower","robbers"]',1,1,'Marta');
INSERT INTO "game" VALUES(1,'Sunday','{"players":[{"name":"Ada","colour":0,"pattern":"plain"},{"name":"Bo","colour":1,"pattern":"stripes"}],"mix":{"id":"base","name":{"en":"The base game"},"options":{"OP-01":"each-other","OP-02":"on","OP-03":"separate","OP-04":"turn","OP-05":"mod-50","OP-06":"choose","OP-07":"may","OP-08":"4","OP-09":"3-per-field","OP-10":"owner","OP-11":"c2"}},"seed":7,"deck":["base/A","base/H","base/M-garden","base/J-cowshed","base/U-farmhouse","base/V-pigsty","base/V-pigsty","base/V-garden","base/K-highwaymen","base/O","base/F","base/E","base/N-garden","base/P-farmhouse","base/I-garden","base/R-garden","base/D-farmhouse","base/B-donkey-stable","base/K","base/D-farmhouse","base/N","base/S","base/J","base/U-highwaymen","base/E","base/W","base/L","base/W","base/E","base/X","base/H","base/U-highwaymen","base/V-pigsty","base/L","base/P","base/I","base/S","base/E","base/E-garden","base/B","base/U-garden","base/R","base/O-cowshed","base/U-farmhouse","base/B","base/R","base/Q","base/V-farmhouse","base/V-highwaymen","base/B-donkey-stable","base/N","base/W","base/M","base/G","base/T","base/V-highwaymen","base/U","base/U","base/U-farmhouse","base/V","base/C","base/J-highwaymen","base/D-farmhouse","base/H-garden","base/W","base/F","base/L","base/P","base/V-pigsty","base/A-highwaymen","base/K-highwaymen"],"start":[{"tile":"base/D","x":0,"y":0,"rotation":0}]}','[]','{"steps":1,"scores":[0,0]}',0,1795281895,1795281895,NULL,NULL,NULL,2,2,'[{"id":"base/A","count":1,"segments":[{"kind":"monastery","edges":[]},{"kind":"road","edges":["S"]},{"kind":"field","edges":["NL","NR","EL","ER","SL","SR","WL","WR"]}]},{"id":"base/A-highwaymen","count":1,"segments":[{"kind":"monastery","edges":[]},{"kind":"road","edges":["S"],"roadside":["highwaymen"]},{"kind":"field","edges":["NL","NR","EL","ER","SL","SR","WL","WR"]}]},{"id":"base/B","count":1,"segments":[{"kind":"monastery","edges":[]},{"kind":"field","edges":["NL","NR","EL","ER","SL","SR","WL","WR"]}]},{"id":"base/B-donkey-stable","count":1,"decor":["donkey-stable"],"segments":[{"kind":"monastery","edges":[]},{"kind":"field","edges":["NL","NR","EL","ER","SL","SR","WL","WR"]}]},{"id":"base/C","count":1,"segments":[{"kind":"city","edges":["N","E","S","W"],"pennants":1}]},{"id":"base/D-farmhouse","count":1,"segments":[{"kind":"road","edges":["E","W"],"roadside":["farmhouse"]},{"kind":"city","edges":["N"]},{"kind":"field","edges":["EL","WR"],"cities":[1]},{"kind":"field","edges":["ER","SL","SR","WL"]}]},{"id":"base/E","count":1,"segments":[{"kind":"city","edges":["N"]},{"kind":"field","edges":["EL","ER","SL","SR","WL","WR"],"cities":[0]}]},{"id":"base/E-garden","count":1,"marks":["garden"],"segments":[{"kind":"city","edges":["N"]},{"kind":"field","edges":["EL","ER","SL","SR","WL","WR"],"cities":[0]}]},{"id":"base/F","count":1,"segments":[{"kind":"city","edges":["E","W"],"pennants":1},{"kind":"field","edges":["NL","NR"],"cities":[0]},{"kind":"field","edges":["SL","SR"],"cities":[0]}]},{"id":"base/G","count":1,"segments":[{"kind":"city","edges":["E","W"]},{"kind":"field","edges":["NL","NR"],"cities":[0]},{"kind":"field","edges":["SL","SR"],"cities":[0]}]},{"id":"base/H","count":1,"segments":[{"kind":"city","edges":["N"]},{"kind":"city","edges":["S"]},{"kind":"field","edges":["EL","ER","WL","WR"],"cities":[0,1]}]},{"id":"base/H-garden","count":1,"marks":["garden"],"segments":[{"kind":"city","edges":["N"]},{"kind":"city","edges":["S"]},{"kind":"field","edges":["EL","ER","WL","WR"],"cities":[0,1]}]},{"id":"base/I","count":1,"segments":[{"kind":"city","edges":["N"]},{"kind":"city","edges":["W"]},{"kind":"field","edges":["EL","ER","SL","SR"],"cities":[0,1]}]},{"id":"base/I-garden","count":1,"marks":["garden"],"segments":[{"kind":"city","edges":["N"]},{"kind":"city","edges":["W"]},{"kind":"field","edges":["EL","ER","SL","SR"],"cities":[0,1]}]},{"id":"base/J","count":1,"segments":[{"kind":"road","edges":["E","S"]},{"kind":"city","edges":["N"]},{"kind":"field","edges":["EL","SR","WL","WR"],"cities":[1]},{"kind":"field","edges":["ER","SL"]}]},{"id":"base/J-cowshed","count":1,"segments":[{"kind":"road","edges":["E","S"],"roadside":["cowshed"]},{"kind":"city","edges":["N"]},{"kind":"field","edges":["EL","SR","WL","WR"],"cities":[1]},{"kind":"field","edges":["ER","SL"]}]},{"id":"base/J-highwaymen","count":1,"segments":[{"kind":"road","edges":["E","S"],"roadside":["highwaymen"]},{"kind":"city","edges":["N"]},{"kind":"field","edges":["EL","SR","WL","WR"],"cities":[1]},{"kind":"field","edges":["ER","SL"]}]},{"id":"base/K","count":1,"segments":[{"kind":"road","edges":["S","W"]},{"kind":"city","edges":["N"]},{"kind":"field","edges":["EL","ER","SL","WR"],"cities":[1]},{"kind":"field","edges":["SR","WL"]}]},{"id":"base/K-highwaymen","count":1,"segments":[{"kind":"road","edges":["S","W"],"roadside":["highwaymen"]},{"kind":"city","edges":["N"]},{"kind":"field","edges":["EL","ER","SL","WR"],"cities":[1]},{"kind":"field","edges":["SR","WL"]}]},{"id":"base/L","count":1,"village":[0,1,2],"segments":[{"kind":"road","edges":["E"]},{"kind":"road","edges":["S"]},{"kind":"road","edges":["W"]},{"kind":"city","edges":["N"]},{"kind":"field","edges":["EL","WR"],"cities":[3]},{"kind":"field","edges":["SR","WL"]},{"kind":"field","edges":["ER","SL"]}]},{"id":"base/M","count":1,"segments":[{"kind":"city","edges":["N","W"],"pennants":1},{"kind":"field","edges":["EL","ER","SL","SR"],"cities":[0]}]},{"id":"base/M-garden","count":1,"marks":["garden"],"segments":[{"kind":"city","edges":["N","W"],"pennants":1},{"kind":"field","edges":["EL","ER","SL","SR"],"cities":[0]}]},{"id":"base/N","count":1,"segments":[{"kind":"city","edges":["N","W"]},{"kind":"field","edges":["EL","ER","SL","SR"],"cities":[0]}]},{"id":"base/N-garden","count":1,"marks":["garden"],"segments":[{"kind":"city","edges":["N","W"]},{"kind":"field","edges":["EL","ER","SL","SR"],"cities":[0]}]},{"id":"base/O","count":1,"segments":[{"kind":"road","edges":["E","S"]},{"kind":"city","edges":["N","W"],"pennants":1},{"kind":"field","edges":["EL","SR"],"cities":[1]},{"kind":"field","edges":["ER","SL"]}]},{"id":"base/O-cowshed","count":1,"segments":[{"kind":"road","edges":["E","S"],"roadside":["cowshed"]},{"kind":"city","edges":["N","W"],"pennants":1},{"kind":"field","edges":["EL","SR"],"cities":[1]},{"kind":"field","edges":["ER","SL"]}]},{"id":"base/P","count":1,"segments":[{"kind":"road","edges":["E","S"]},{"kind":"city","edges":["N","W"]},{"kind":"field","edges":["EL","SR"],"cities":[1]},{"kind":"field","edges":["ER","SL"]}]},{"id":"base/P-farmhouse","count":1,"segments":[{"kind":"road","edges":["E","S"],"roadside":["farmhouse"]},{"kind":"city","edges":["N","W"]},{"kind":"field","edges":["EL","SR"],"cities":[1]},{"kind":"field","edges":["ER","SL"]}]},{"id":"base/Q","count":1,"segments":[{"kind":"city","edges":["N","E","W"],"pennants":1},{"kind":"field","edges":["SL","SR"],"cities":[0]}]},{"id":"base/R","count":1,"segments":[{"kind":"city","edges":["N","E","W"]},{"kind":"field","edges":["SL","SR"],"cities":[0]}]},{"id":"base/R-garden","count":1,"marks":["garden"],"segments":[{"kind":"city","edges":["N","E","W"]},{"kind":"field","edges":["SL","SR"],"cities":[0]}]},{"id":"base/S","count":1,"segments":[{"kind":"road","edges":["S"]},{"kind":"city","edges":["N","E","W"],"pennants":1},{"kind":"field","edges":["SL"],"cities":[1]},{"kind":"field","edges":["SR"],"cities":[1]}]},{"id":"base/T","count":1,"segments":[{"kind":"road","edges":["S"]},{"kind":"city","edges":["N","E","W"]},{"kind":"field","edges":["SL"],"cities":[1]},{"kind":"field","edges":["SR"],"cities":[1]}]},{"id":"base/U","count":1,"segments":[{"kind":"road","edges":["E","W"]},{"kind":"field","edges":["NL","NR","EL","WR"]},{"kind":"field","edges":["ER","SL","SR","WL"]}]},{"id":"base/U-garden","count":1,"marks":["garden"],"segments":[{"kind":"road","edges":["E","W"],"roadside":["garden"]},{"kind":"field","edges":["NL","NR","EL","WR"]},{"kind":"field","edges":["ER","SL","SR","WL"]}]},{"id":"base/U-farmhouse","count":1,"segments":[{"kind":"road","edges":["E","W"],"roadside":["farmhouse"]},{"kind":"field","edges":["NL","NR","EL","WR"]},{"kind":"field","edges":["ER","SL","SR","WL"]}]},{"id":"base/U-highwaymen","count":1,"segments":[{"kind":"road","edges":["E","W"],"roadside":["highwaymen"]},{"kind":"field","edges":["NL","NR","EL","WR"]},{"kind":"field","edges":["ER","SL","SR","WL"]}]},{"id":"base/V","count":1,"segments":[{"kind":"road","edges":["S","W"]},{"kind":"field","edges":["NL","NR","EL","ER","SL","WR"]},{"kind":"field","edges":["SR","WL"]}]},{"id":"base/V-garden","count":1,"marks":["garden"],"segments":[{"kind":"road","edges":["S","W"],"roadside":["garden"]},{"kind":"field","edges":["NL","NR","EL","ER","SL","WR"]},{"kind":"field","edges":["SR","WL"]}]},{"id":"base/V-pigsty","count":1,"segments":[{"kind":"road","edges":["S","W"],"roadside":["pigsty"]},{"kind":"field","edges":["NL","NR","EL","ER","SL","WR"]},{"kind":"field","edges":["SR","WL"]}]},{"id":"base/V-farmhouse","count":1,"segments":[{"kind":"road","edges":["S","W"],"roadside":["farmhouse"]},{"kind":"field","edges":["NL","NR","EL","ER","SL","WR"]},{"kind":"field","edges":["SR","WL"]}]},{"id":"base/V-highwaymen","count":1,"segments":[{"kind":"road","edges":["S","W"],"roadside":["highwaymen"]},{"kind":"field","edges":["NL","NR","EL","ER","SL","WR"]},{"kind":"field","edges":["SR","WL"]}]},{"id":"base/W","count":1,"village":[0,1,2],"segments":[{"kind":"road","edges":["E"]},{"kind":"road","edges":["S"]},{"kind":"road","edges":["W"]},{"kind":"field","edges":["NL","NR","EL","WR"]},{"kind":"field","edges":["ER","SL"]},{"kind":"field","edges":["SR","WL"]}]},{"id":"base/X","count":1,"village":[0,1,2,3],"segments":[{"kind":"road","edges":["N"]},{"kind":"road","edges":["E"]},{"kind":"road","edges":["S"]},{"kind":"road","edges":["W"]},{"kind":"field","edges":["NL","WR"]},{"kind":"field","edges":["NR","EL"]},{"kind":"field","edges":["ER","SL"]},{"kind":"field","edges":["SR","WL"]}]},{"id":"base/D","count":1,"segments":[{"kind":"road","edges":["E","W"]},{"kind":"city","edges":["N"]},{"kind":"field","edges":["EL","WR"],"cities":[1]},{"kind":"field","edges":["ER","SL","SR","WL"]}]}]',1,'{"0":"[]"}');
INSERT INTO "action" VALUES(1,1,NULL,0,'{"type":"pass"}');
INSERT INTO "action" VALUES(2,1,NULL,0,'{"type":"floor","x":0,"y":0}');
INSERT INTO "action" VALUES(3,1,2,1,'{"type":"pass"}');
CREATE TABLE picture (
        game INTEGER NOT NULL REFERENCES game (id),
        nth  INTEGER NOT NULL,
        tile TEXT    NOT NULL,
        PRIMARY KEY (game, nth)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "picture" VALUES(1,0,'{"tile":"base/D","x":0,"y":0,"rotation":0}');
CREATE TABLE document (
        id         INTEGER PRIMARY KEY AUTOINCREMENT,
        kind       TEXT    NOT NULL,
        body       TEXT    NOT NULL,
        head       INTEGER NOT NULL DEFAULT 0,
        revision   INTEGER NOT NULL DEFAULT 0,
        created_at INTEGER NOT NULL DEFAULT (unixepoch()),
        updated_at INTEGER NOT NULL DEFAULT (unixepoch()),
        deleted_at INTEGER
    ) STRICT;
    CREATE TABLE step (
        document INTEGER NOT NULL REFERENCES document (id),
        nth      INTEGER NOT NULL,
        told     TEXT    NOT NULL,
        exchange TEXT    NOT NULL,
        PRIMARY KEY (document, nth)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE version (
        document INTEGER NOT NULL REFERENCES document (id),
        nth      INTEGER NOT NULL,
        body     TEXT    NOT NULL,
        made_at  INTEGER NOT NULL DEFAULT (unixepoch()),
        PRIMARY KEY (document, nth)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE trial (
        game INTEGER PRIMARY KEY REFERENCES game (id)
    ) STRICT;
INSERT INTO "document" VALUES(1,'tile-set','{"format":"bastide/tile-set@1","id":"own","name":{"en":"Own"},"tiles":[{"id":"own/A","count":1,"segments":[{"kind":"field","edges":["NL","NR","EL","ER","SL","SR","WL","WR"]}]}]}',1,1,1795281895,1795281896,NULL);
INSERT INTO "step" VALUES(1,1,'{"of":"set","change":{"do":"count","tile":"own/A","count":1}}','{"from":104,"gone":"2","came":"1"}');
INSERT INTO "version" VALUES(1,1,'{}',1795281895);
CREATE TABLE lesson (
        id         TEXT    NOT NULL,
        forgotten  INTEGER NOT NULL DEFAULT 0,
        progress   TEXT    NOT NULL,
        stars      INTEGER NOT NULL DEFAULT 0 CHECK (stars BETWEEN 0 AND 3),
        updated_at INTEGER NOT NULL DEFAULT (unixepoch()),
        PRIMARY KEY (id, forgotten)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "lesson" VALUES('base-01-placing',0,'{"scenario":"base-01-placing","seed":7,"visits":[{"step":"want","board":null,"actions":[],"cursors":[]}],"mistakes":0,"hints":0,"skipped":0,"rung":0,"classes":{},"done":false}',2,1795281895);
CREATE TABLE answer (
        id          INTEGER PRIMARY KEY AUTOINCREMENT,
        lesson      TEXT    NOT NULL,
        step        TEXT    NOT NULL,
        content     TEXT    NOT NULL,
        rules       TEXT    NOT NULL,
        given       TEXT    NOT NULL,
        verdict     TEXT    NOT NULL,
        class       TEXT,
        help        INTEGER NOT NULL,
        answered_at INTEGER NOT NULL DEFAULT (unixepoch()),
        forgotten   INTEGER NOT NULL DEFAULT 0
    ) STRICT;
INSERT INTO "answer" VALUES(1,'base-01-placing','count','0','["BG-06"]','3','right',NULL,0,1795281895,0);
CREATE INDEX answer_of ON answer (lesson, step);
CREATE TABLE offer (
        rule       TEXT    NOT NULL PRIMARY KEY,
        offered_at INTEGER NOT NULL DEFAULT (unixepoch())
    ) STRICT, WITHOUT ROWID;
INSERT INTO "offer" VALUES('TW-04',1795281895);
CREATE TABLE run (
        id         INTEGER PRIMARY KEY AUTOINCREMENT,
        mix        TEXT    NOT NULL,
        name       TEXT    NOT NULL,
        beginning  TEXT    NOT NULL,
        bots       TEXT    NOT NULL,
        games      INTEGER NOT NULL,
        seed       INTEGER NOT NULL,
        done       INTEGER NOT NULL DEFAULT 0,
        figures    TEXT,
        created_at INTEGER NOT NULL DEFAULT (unixepoch()),
        deleted_at INTEGER
    , rules INTEGER, versions TEXT) STRICT;
INSERT INTO "run" VALUES(1,'base','Base game','{}','greedy,greedy',500,1,16,'{}',1795281895,NULL,2,'1,1');
CREATE TABLE unreadable (
        id      INTEGER PRIMARY KEY,
        name    TEXT    NOT NULL,
        body    TEXT    NOT NULL,
        made_at INTEGER NOT NULL DEFAULT (unixepoch())
    ) STRICT;
INSERT INTO "unreadable" VALUES(1,'base-01-placing','{"torn"',1795281895);
CREATE TABLE journey (
        campaign   TEXT    NOT NULL,
        forgotten  INTEGER NOT NULL DEFAULT 0,
        way        TEXT    NOT NULL,
        updated_at INTEGER NOT NULL DEFAULT (unixepoch()),
        PRIMARY KEY (campaign, forgotten)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "journey" VALUES('charter',0,'{"ends":{},"begun":{},"path":[]}',1795281895);
CREATE TABLE review (
        game    INTEGER NOT NULL REFERENCES game (id),
        subject TEXT    NOT NULL,
        nth     INTEGER NOT NULL,
        part    TEXT    NOT NULL,
        PRIMARY KEY (game, subject, nth)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "review" VALUES(1,'steady-2 rules-2 games-400 outcomes-24 seed-1 head-1',0,'{"torn"');
CREATE TABLE question (
        id         INTEGER PRIMARY KEY AUTOINCREMENT,
        game       INTEGER NOT NULL,
        step       INTEGER NOT NULL,
        turn       INTEGER NOT NULL,
        name       TEXT,
        mark       TEXT    NOT NULL,
        body       TEXT    NOT NULL,
        created_at INTEGER NOT NULL DEFAULT (unixepoch()),
        deleted_at INTEGER
    ) STRICT;
INSERT INTO "question" VALUES(1,1,1,1,'Sunday','00ff','{"torn"',1795281895,NULL);
COMMIT;
