// Written by compile.ts from office-mail-problem.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-mail-problem", and what each of them needs. */
export interface OfficeMailProblemWords {
  'noServer.title': NoValues
  'noServer.text': NoValues
  'failing.title': NoValues
  'failing.text': NoValues
  unsent: { unsent: number }
  handOver: NoValues
  list: NoValues
}

/** The English texts of the area "office-mail-problem". */
export const officeMailProblemWords = /* @__PURE__ */ defineWords<OfficeMailProblemWords>('office-mail-problem', {
  'noServer.title': ["No e-mail is sent: no mail server is set."],
  'noServer.text': ["Customers and colleagues get no codes, decisions or confirmations. The person who runs the server sets SMTP_URL and MAIL_FROM and starts the shop again."],
  'failing.title': ["The last e-mails could not be sent."],
  'failing.text': ["They are tried again by themselves. If it stays like this, the person who runs the server checks SMTP_URL and the mail server."],
  unsent: [["unsent","plural",{"0":[],"one":["#"," unsent e-mail waits and goes out then."],"other":["#"," unsent e-mails wait and go out then."]}]],
  handOver: ["Until then, an owner can hand a customer a link to choose a password: on the company’s page."],
  list: ["See the e-mails"],
})
