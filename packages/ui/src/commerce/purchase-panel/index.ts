export { PurchaseButtons, type PurchaseButtonsProps, type PurchaseEvents } from './PurchaseButtons'
export { PurchaseFailure, PurchaseSuccess, type PurchaseMessageProps } from './PurchaseMessage'
export { PurchasePanel, type PurchaseChoiceEvents, type PurchasePanelProps } from './PurchasePanel'
export { Total, totalText, type TotalProps } from './Total'
