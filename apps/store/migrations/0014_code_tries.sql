CREATE TABLE "code_tries" (
	"id" text PRIMARY KEY NOT NULL,
	"account_hash" text NOT NULL,
	"code_id" text,
	"device_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	"is_known" boolean NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password_codes" DROP CONSTRAINT "password_codes_tries_not_negative";--> statement-breakpoint
CREATE INDEX "code_tries_account_hash_tried_at_index" ON "code_tries" USING btree ("account_hash","tried_at");--> statement-breakpoint
CREATE INDEX "code_tries_tried_at_index" ON "code_tries" USING btree ("tried_at");--> statement-breakpoint
ALTER TABLE "password_codes" DROP COLUMN "tries";