export { DeliveryLog, type DeliveryLogProps } from './DeliveryLog'
export { WebhooksSection, type WebhooksSectionProps } from './WebhooksSection'
