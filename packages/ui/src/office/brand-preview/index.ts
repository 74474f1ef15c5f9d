export { BrandPreview, type BrandPreviewProps } from './BrandPreview'
