/** An event that operators can be notified of by e-mail. */
export type NoticeKind = 'order' | 'application' | 'complaint' | 'message' | 'low_stock' | 'failed_mail'

/** Off, within seconds, or once a day. */
export type NoticeTiming = 'off' | 'at_once' | 'digest'

/** An operator's setting for one kind. */
export interface NoticeChoice {
  kind: NoticeKind
  timing: NoticeTiming
}

/** A timing for each kind that the role covers. */
export type NoticesDraft = Partial<Record<NoticeKind, NoticeTiming>>

/** An operator's settings, with the kinds that the role covers. */
export interface NoticesView {
  choices: readonly NoticeChoice[]
  /** The choices whose timing was changed and not saved yet, with the new one. */
  changed: readonly NoticeChoice[]
  /** When the daily digest is sent, in the shop's time zone ("07:00"). */
  digestTime: string
  /** The recipient's address. */
  email: string
}
