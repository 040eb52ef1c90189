-- Radiographs as their device writes them: the file stays as evidence beside the picture that is made of it (workspace.md 3).

alter table visitmultimedias
  add column dicom_id bigint references files on delete set null,
  -- What the file says: modality, size, windows, millimetres a pixel, device, patient (docs/decisions/0109).
  add column xray jsonb,
  -- Millimetres a pixel as somebody measured on a known length, who and when.
  add column calibration jsonb,
  -- Where it hangs in a mount; a place has as many as were taken, the newest is shown.
  add column mount text,
  add constraint visitmultimedias_xray check (deleted_at is not null or (xray is null) = (dicom_id is null)),
  add constraint visitmultimedias_calibration check (calibration is null or xray is not null);
create index visitmultimedias_dicom on visitmultimedias (dicom_id) where dicom_id is not null;
create index visitmultimedias_mount on visitmultimedias (customer_id, mount, upload_at desc, id desc)
  where mount is not null and deleted_at is null;
