ALTER TYPE "public"."mail_kind" ADD VALUE 'complaint_answered';--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'message_answered';--> statement-breakpoint
CREATE TABLE "answers" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_id" text NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"operator_id" text,
	"api_key_id" text,
	"said_name" text,
	"request_key" text,
	"request_hash" text
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_subject_id_created_at_index" ON "answers" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "answers_subject_id_request_key_index" ON "answers" USING btree ("subject_id","request_key");