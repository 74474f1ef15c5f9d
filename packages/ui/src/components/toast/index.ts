export { footRef } from './foot'
export { ToastProvider, type ToastProviderProps } from './ToastProvider'
export { useToast, type ToastControls, type ToastNews } from './toast-context'
