-- What the employer asked and the user answered, until the employer goes on: as in `asked`, with answeredAt and answerId.
alter table applications add column answered jsonb not null default '[]';
