-- Orders and applications are notified at once by default. Operators of before keep the daily e-mail that they had.
INSERT INTO "notice_choices" ("operator_id", "kind", "timing")
SELECT "operators"."id", "kinds"."kind", 'digest'::notice_timing
FROM "operators" CROSS JOIN (VALUES ('order'::notice_kind), ('application'::notice_kind)) AS "kinds" ("kind")
ON CONFLICT DO NOTHING;
