/** The colours of a brand, which only this page computes. */
export { BrandPreview as default } from '@skafferi/ui/office/brand-preview'
