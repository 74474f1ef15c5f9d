export { ProductFacts } from './ProductFacts'
export { ProductForm, type ProductFormProps } from './ProductForm'
export type { PicturesOnTheirWay } from './ProductPictures'
export { useProductLabels } from './use-product-labels'
