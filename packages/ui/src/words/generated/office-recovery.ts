// Written by compile.ts from office-recovery.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-recovery", and what each of them needs. */
export interface OfficeRecoveryWords {
  'recovery.title': NoValues
  'recovery.lead': NoValues
  'recovery.loading': NoValues
  'recovery.failed': NoValues
  'recovery.left': { left: number }
  'recovery.none': NoValues
  'recovery.makeTitle': NoValues
  'recovery.makeText': NoValues
  'recovery.password': NoValues
  'recovery.code': NoValues
  'recovery.byCode': NoValues
  'recovery.byPassword': NoValues
  'recovery.make': NoValues
  'recovery.making': NoValues
  'recovery.missing': NoValues
  'recovery.missingCode': NoValues
  'recovery.list': NoValues
  'recovery.once': NoValues
  'recovery.copy': NoValues
  'recovery.copied': NoValues
  'recovery.notCopied': NoValues
  'recovery.print': NoValues
  'recovery.download': NoValues
  'recovery.kept': NoValues
  'recovery.fileTitle': { email: string; shop: string }
  'recovery.fileText': NoValues
  'recovery.fileName': NoValues
}

/** The English texts of the area "office-recovery". */
export const officeRecoveryWords = /* @__PURE__ */ defineWords<OfficeRecoveryWords>('office-recovery', {
  'recovery.title': ["Recovery codes"],
  'recovery.lead': ["A recovery code signs you in when you cannot use your authenticator. Each code works once."],
  'recovery.loading': ["Counting your recovery codes..."],
  'recovery.failed': ["Your recovery codes could not be counted"],
  'recovery.left': [["left","plural",{"0":["You have no recovery codes left."],"one":["You have ","#"," recovery code left."],"other":["You have ","#"," recovery codes left."]}]],
  'recovery.none': ["If you lose your authenticator, you cannot sign in without another owner’s help."],
  'recovery.makeTitle': ["Make new codes"],
  'recovery.makeText': ["You get ten new codes. All earlier codes stop working."],
  'recovery.password': ["Your password"],
  'recovery.code': ["Code of your authenticator"],
  'recovery.byCode': ["Use a code instead"],
  'recovery.byPassword': ["Use the password instead"],
  'recovery.make': ["Make ten new codes"],
  'recovery.making': ["Making codes..."],
  'recovery.missing': ["Enter your password."],
  'recovery.missingCode': ["Enter the six digits."],
  'recovery.list': ["Your ten recovery codes"],
  'recovery.once': ["They are shown only now. Keep them where you find them without your phone, and where only you can read them."],
  'recovery.copy': ["Copy"],
  'recovery.copied': ["Copied"],
  'recovery.notCopied': ["The browser did not allow copying. Select the codes, print them or download them."],
  'recovery.print': ["Print"],
  'recovery.download': ["Download"],
  'recovery.kept': ["I have kept them"],
  'recovery.fileTitle': ["Recovery codes of ",["email"]," for the ",["shop"]," office"],
  'recovery.fileText': ["Each code signs in once, with the password, in place of the authenticator’s code."],
  'recovery.fileName': ["recovery-codes.txt"],
})
