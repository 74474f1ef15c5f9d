export { ImprintNotice } from './ImprintNotice'
export type { ImprintNoticeProps } from './ImprintNotice'
