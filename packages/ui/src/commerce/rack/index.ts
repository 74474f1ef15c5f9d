export { Rack, type RackPicture, type RackProps } from './Rack'
