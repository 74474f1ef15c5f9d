export { CartSizeNotice, type CartSizeNoticeProps } from './CartSizeNotice'
