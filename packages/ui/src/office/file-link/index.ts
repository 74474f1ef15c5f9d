export { FileLink, type FileLinkProps } from './FileLink'
