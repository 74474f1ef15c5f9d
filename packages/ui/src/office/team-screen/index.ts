export { TeamScreen, type TeamScreenProps } from './TeamScreen'
