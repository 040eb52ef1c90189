-- A branch's logo is a file that is uploaded; its address follows from it, a new one for each picture, so that it is seen at once.
alter table profiles drop column logourl;
alter table profiles add column logo bigint references files;
alter table profiles add column logourl text
  generated always as ('/api/profile/' || id::text || '/logo?v=' || logo::text) stored;
