/** What an operator may be told of by e-mail. */
export type NoticeKind = 'order' | 'application' | 'complaint' | 'low_stock' | 'failed_mail'

/** Not at all, within seconds, or once a day. */
export type NoticeTiming = 'off' | 'at_once' | 'digest'

/** What an operator has chosen of a kind. */
export interface NoticeChoice {
  kind: NoticeKind
  timing: NoticeTiming
}

/** What an operator has chosen, of each kind that their role covers. */
export interface NoticesView {
  choices: readonly NoticeChoice[]
  /** When a day's digest comes, by the shop's clock ("07:00"). */
  digestTime: string
  /** Where the e-mails go. */
  email: string
}
