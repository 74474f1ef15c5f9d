// Written by compile.ts from complaints.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "complaints", and what each of them needs. */
export interface ComplaintsWords {
  title: NoValues
  loading: NoValues
  case: { number: string }
  state: { state: string }
  filed: { date: string }
  filedBy: { date: string; name: string }
  filedByYou: { date: string }
  closed: { date: string }
  order: { number: string }
  lines: { number: string }
  pictures: { number: string }
  picture: { index: number; number: string }
  answers: { number: string }
  answer: { date: string }
  noAnswer: NoValues
  'empty.title': NoValues
  'empty.text': NoValues
  latest: { shown: number; count: number }
}

/** The English texts of the area "complaints". */
export const complaintsWords = /* @__PURE__ */ defineWords<ComplaintsWords>('complaints', {
  title: ["Complaints"],
  loading: ["Loading complaints..."],
  case: ["Case ",["number"]],
  state: [["state","select",{"open":["Open"],"other":["Closed"]}]],
  filed: ["Filed ",["date"]],
  filedBy: ["Filed ",["date"]," by ",["name"]],
  filedByYou: ["Filed ",["date"]," by you"],
  closed: ["Closed ",["date"]],
  order: ["Order ",["number"]],
  lines: ["Products of case ",["number"]],
  pictures: ["Pictures of case ",["number"]],
  picture: ["Download picture ",["index","number"]," of case ",["number"]],
  answers: ["Our answers to case ",["number"]],
  answer: ["Our answer, ",["date"]],
  noAnswer: ["We have not answered yet."],
  'empty.title': ["No complaints"],
  'empty.text': ["To file one, open the order it is about."],
  latest: ["The latest ",["shown","number"]," of ",["count","number"]," complaints are shown."],
})
