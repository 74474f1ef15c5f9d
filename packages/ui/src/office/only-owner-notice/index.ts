export { OnlyOwnerLink, type OnlyOwnerLinkProps } from './OnlyOwnerLink'
export { OnlyOwnerNotice, type OnlyOwnerNoticeProps } from './OnlyOwnerNotice'
