CREATE TABLE "sent_pictures" (
	"sent_by" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_pictures_sent_by_name_pk" PRIMARY KEY("sent_by","name")
);
--> statement-breakpoint
CREATE INDEX "sent_pictures_sent_at_index" ON "sent_pictures" USING btree ("sent_at");