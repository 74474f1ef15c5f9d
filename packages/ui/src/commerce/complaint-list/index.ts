export { ComplaintList, type ComplaintListProps } from './ComplaintList'
