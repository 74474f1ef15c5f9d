CREATE TABLE "synonyms" (
	"id" text PRIMARY KEY NOT NULL,
	"terms" text[] NOT NULL,
	"folded_terms" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
