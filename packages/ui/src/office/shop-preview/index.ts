export { previewPaths } from './preview-paths'
export { ShopPreview, type PreviewLook } from './ShopPreview'
