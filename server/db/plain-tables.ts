// Tables that no resource declares: sessions, activity log internals, sequences, idempotency, child rows and ledger projections.
import type { Generated } from 'kysely';

export interface PlainTables {
  sessions: {
    id_hash: string;
    user_id: number;
    created_at: Generated<string>;
    last_seen_at: Generated<string>;
    address: string | null;
    user_agent: string | null;
  };
  idempotency_keys: {
    user_id: number;
    key: string;
    request_hash: string;
    status: number | null;
    body: unknown;
    created_at: Generated<string>;
  };
  files: {
    id: Generated<number>;
    profile_id: number;
    key: string;
    object: string;
    filename: string;
    mime: string;
    sha256: string;
    bytes: number;
    width: number | null;
    height: number | null;
    uploaded_by: number;
    created_at: Generated<string>;
  };
  number_sequences: { profile_id: number; name: string; period: string; last: number };
}
