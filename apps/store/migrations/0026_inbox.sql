ALTER TYPE "public"."mail_kind" ADD VALUE 'application_asked';--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'complaint_answered';--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'message_answered';--> statement-breakpoint
CREATE TABLE "inbox_answers" (
	"subject_id" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"operator_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_answers_subject_id_number_pk" PRIMARY KEY("subject_id","number")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "sent_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_answers" ADD CONSTRAINT "inbox_answers_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;