// Written by compile.ts from content-faults.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "content-faults", and what each of them needs. */
export interface ContentFaultsWords {
  banner: { message: string }
  content: { message: string }
  no_data: NoValues
  no_banner: NoValues
  no_id: NoValues
  refused: { status: string; message: string }
  no_answer: NoValues
  unknown: NoValues
}

/** The English texts of the area "content-faults". */
export const contentFaultsWords = /* @__PURE__ */ defineWords<ContentFaultsWords>('content-faults', {
  banner: ["Error loading banner: ",["message"]],
  content: ["Error loading content: ",["message"]],
  no_data: ["No data received from API"],
  no_banner: ["No banner data found in response"],
  no_id: ["Invalid banner data: missing ID"],
  refused: ["API Error (",["status"],"): ",["message"]],
  no_answer: ["Network error: No response from server"],
  unknown: ["Failed to fetch banner"],
})
