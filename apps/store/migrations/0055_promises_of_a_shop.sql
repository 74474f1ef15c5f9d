-- Custom SQL migration file, put your code below! --
-- Shops said this before it was a setting.
UPDATE "shop_settings"
SET "value" = "value" || '{"approval": {"en": "Approval typically takes 1 to 4 business days."}}'::jsonb
WHERE "section" = 'profile' AND NOT "value" ? 'approval';
--> statement-breakpoint
UPDATE "shop_settings"
SET "value" = "value" || '{"points": true}'::jsonb
WHERE "section" = 'orders' AND NOT "value" ? 'points';
