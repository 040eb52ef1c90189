-- What holds the wire is noted for each jaw (workspace.md 3); what pulls the jaws together stays `elastic`.
alter table orthoprogresses
  add column upper_elastic text,
  add column lower_elastic text;
