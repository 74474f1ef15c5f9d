export { PurchaseButtons, type PurchaseButtonsProps, type PurchaseEvents } from './PurchaseButtons'
export { PurchaseFailure, PurchaseSuccess, type PurchaseMessagesProps } from './PurchaseMessages'
export { PurchasePanel, type PurchaseChoiceEvents, type PurchasePanelProps } from './PurchasePanel'
export { Total, totalText, type TotalProps } from './Total'
