export { AddToCartDialog, type AddToCartDialogProps, type DialogProductView } from './AddToCartDialog'
