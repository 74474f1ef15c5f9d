export { ProductFacts } from './ProductFacts'
export { ProductForm, type ProductFormProps } from './ProductForm'
export type { ProductPictureUploads } from './ProductPictures'
export { useProductLabels } from './use-product-labels'
