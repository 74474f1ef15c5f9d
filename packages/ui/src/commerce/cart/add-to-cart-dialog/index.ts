export { AddToCartDialog, type AddToCartDialogProps } from './AddToCartDialog'
