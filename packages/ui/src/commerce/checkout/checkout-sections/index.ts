export {
  CheckoutSection,
  CheckoutSections,
  type CheckoutSectionProps,
  type CheckoutSectionsProps,
} from './CheckoutSections'
