CREATE TYPE "public"."notice_kind" AS ENUM('order', 'application', 'complaint', 'low_stock', 'failed_mail');--> statement-breakpoint
CREATE TYPE "public"."notice_timing" AS ENUM('off', 'at_once', 'digest');--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'operator_notice';--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"operator_id" text NOT NULL,
	"kind" "notice_kind" NOT NULL,
	"timing" "notice_timing" NOT NULL,
	CONSTRAINT "notice_choices_operator_id_kind_pk" PRIMARY KEY("operator_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"kind" "notice_kind" NOT NULL,
	"subject_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_created_at_index" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_operator_id_index" ON "notices" USING btree ("operator_id");