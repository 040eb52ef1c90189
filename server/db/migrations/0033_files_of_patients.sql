-- Signatures and pictures of patients belong to their records: a doctor who does not treat the patient does not read them.
update files f set customer_id = c.customer_id
from consents c where f.id in (c.signature_id, c.witness_signature_id) and f.customer_id is null;
update files f set customer_id = u.id from users u where u.avatar = f.id and u.role = 1 and f.customer_id is null;
