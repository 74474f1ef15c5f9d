-- Complaints are notified at once by default. Operators of before keep the daily e-mail that they had.
INSERT INTO "notice_choices" ("operator_id", "kind", "timing")
SELECT "id", 'complaint'::notice_kind, 'digest'::notice_timing FROM "operators"
ON CONFLICT DO NOTHING;
