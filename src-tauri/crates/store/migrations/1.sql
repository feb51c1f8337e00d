CREATE TABLE settings (
    id               INTEGER PRIMARY KEY CHECK (id = 1),
    language         TEXT    NOT NULL DEFAULT 'system',
    in_words         INTEGER NOT NULL DEFAULT 0 CHECK (in_words IN (0, 1)),
    theme            TEXT    NOT NULL DEFAULT 'system',
    text_size        INTEGER NOT NULL DEFAULT 100,
    large_targets    INTEGER NOT NULL DEFAULT 0 CHECK (large_targets IN (0, 1)),
    reduced_motion   TEXT    NOT NULL DEFAULT 'system',
    palette          TEXT    NOT NULL DEFAULT 'standard',
    bot_pace         TEXT    NOT NULL DEFAULT 'brisk',
    character_keys   TEXT    NOT NULL DEFAULT 'table',
    amount_of_words  TEXT    NOT NULL DEFAULT 'usual',
    sounds           TEXT    NOT NULL DEFAULT 'in-words',
    volume           INTEGER NOT NULL DEFAULT 60,
    teaching         INTEGER NOT NULL DEFAULT 1 CHECK (teaching IN (0, 1)),
    first_cards      INTEGER NOT NULL DEFAULT 1 CHECK (first_cards IN (0, 1)),
    cards_seen       TEXT    NOT NULL DEFAULT '[]',
    boxes            TEXT    NOT NULL DEFAULT '[]',
    player           TEXT    NOT NULL DEFAULT '',
    legal_places     INTEGER NOT NULL DEFAULT 1 CHECK (legal_places IN (0, 1)),
    remaining_tiles  INTEGER NOT NULL DEFAULT 1 CHECK (remaining_tiles IN (0, 1)),
    projected_scores INTEGER NOT NULL DEFAULT 0 CHECK (projected_scores IN (0, 1)),
    field_overlay    INTEGER NOT NULL DEFAULT 0 CHECK (field_overlay IN (0, 1)),
    dead_cells       INTEGER NOT NULL DEFAULT 0 CHECK (dead_cells IN (0, 1)),
    hints            INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1)),
    blunders         INTEGER NOT NULL DEFAULT 0 CHECK (blunders IN (0, 1))
) STRICT;
INSERT INTO settings (id) VALUES (1);

-- What is long comes last: SQLite reads a row from its beginning.
CREATE TABLE game (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    name       TEXT,
    rules      INTEGER NOT NULL,
    finished   INTEGER NOT NULL DEFAULT 0 CHECK (finished IN (0, 1)),
    locked     INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1)),
    created_at INTEGER NOT NULL DEFAULT (unixepoch()),
    updated_at INTEGER NOT NULL DEFAULT (unixepoch()),
    deleted_at INTEGER,
    branch_of  INTEGER REFERENCES game (id),
    branch_at  INTEGER,
    head       INTEGER,
    cover      TEXT    NOT NULL,
    looks      TEXT    NOT NULL,
    hints      TEXT    NOT NULL DEFAULT '{}',
    setup      TEXT    NOT NULL,
    designs    TEXT    NOT NULL,
    CHECK ((branch_of IS NULL) = (branch_at IS NULL)),
    FOREIGN KEY (id, head) REFERENCES action (game, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;
CREATE INDEX game_listed ON game (deleted_at, updated_at, id, finished, branch_of);
CREATE INDEX game_left ON game (deleted_at, finished, updated_at, id);

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

CREATE TABLE picture (
    game INTEGER NOT NULL REFERENCES game (id),
    nth  INTEGER NOT NULL,
    tile TEXT    NOT NULL,
    PRIMARY KEY (game, nth)
) STRICT, WITHOUT ROWID;

CREATE TABLE review (
    game    INTEGER NOT NULL REFERENCES game (id),
    subject TEXT    NOT NULL,
    nth     INTEGER NOT NULL,
    part    TEXT    NOT NULL,
    PRIMARY KEY (game, subject, nth)
) STRICT, WITHOUT ROWID;

CREATE TABLE trial (
    game INTEGER PRIMARY KEY REFERENCES game (id)
) STRICT;

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

CREATE TABLE lesson (
    id         TEXT    NOT NULL,
    forgotten  INTEGER NOT NULL DEFAULT 0,
    progress   TEXT    NOT NULL,
    stars      INTEGER NOT NULL DEFAULT 0 CHECK (stars BETWEEN 0 AND 3),
    updated_at INTEGER NOT NULL DEFAULT (unixepoch()),
    PRIMARY KEY (id, forgotten)
) STRICT, WITHOUT ROWID;
CREATE TABLE unreadable (
    id      INTEGER PRIMARY KEY,
    name    TEXT    NOT NULL,
    body    TEXT    NOT NULL,
    made_at INTEGER NOT NULL DEFAULT (unixepoch())
) STRICT;
CREATE TABLE journey (
    campaign   TEXT    NOT NULL,
    forgotten  INTEGER NOT NULL DEFAULT 0,
    way        TEXT    NOT NULL,
    updated_at INTEGER NOT NULL DEFAULT (unixepoch()),
    PRIMARY KEY (campaign, forgotten)
) STRICT, WITHOUT ROWID;

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
    level       INTEGER,
    answered_at INTEGER NOT NULL DEFAULT (unixepoch()),
    forgotten   INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX answer_of ON answer (lesson, step);
CREATE TABLE offer (
    rule       TEXT    NOT NULL PRIMARY KEY,
    offered_at INTEGER NOT NULL DEFAULT (unixepoch())
) STRICT, WITHOUT ROWID;
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

CREATE TABLE run (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    mix        TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    beginning  TEXT    NOT NULL,
    bots       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    versions   TEXT    NOT NULL,
    games      INTEGER NOT NULL,
    seed       INTEGER NOT NULL,
    done       INTEGER NOT NULL DEFAULT 0,
    figures    TEXT,
    created_at INTEGER NOT NULL DEFAULT (unixepoch()),
    deleted_at INTEGER
) STRICT;
