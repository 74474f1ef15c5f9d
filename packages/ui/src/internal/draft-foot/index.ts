export { DraftFoot } from './DraftFoot'
