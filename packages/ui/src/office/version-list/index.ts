export { useVersionFacts, VersionList } from './VersionList'
