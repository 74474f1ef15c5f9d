ALTER TABLE "password_codes" ADD COLUMN "is_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_invites" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "responsible_id" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "responsible_id" text;--> statement-breakpoint
ALTER TABLE "operator_invites" ADD CONSTRAINT "operator_invites_invited_by_operators_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_responsible_id_operators_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_responsible_id_operators_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "api_keys" SET "responsible_id" = "created_by";--> statement-breakpoint
UPDATE "webhooks" SET "responsible_id" = (SELECT "operator_id" FROM "events" WHERE "action" = 'webhook.created' AND "subject_id" = "webhooks"."id" ORDER BY "id" LIMIT 1);--> statement-breakpoint
UPDATE "operator_invites" SET "invited_by" = (SELECT "operator_id" FROM "events" WHERE ("action" = 'operator.invited' AND "subject_id" = "operator_invites"."id") OR ("action" = 'operator.renewed' AND "subject_id" = "operator_invites"."operator_id") ORDER BY "id" DESC LIMIT 1);
