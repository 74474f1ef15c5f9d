export { SharedBoard, type SharedBoardProps } from './SharedBoard'
