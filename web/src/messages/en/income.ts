export const words = {
  'status.0': 'To be confirmed',
  'status.1': 'Ready to withdraw',
  'status.2': 'In withdrawal',
  'status.3': 'Paid',
  'status.4': 'Reversed',
  'status.10': 'On hold',
  'held.claim': 'Infringement claim {number} is being examined.',
  'tag.normal': 'Normal',
  'tag.adjustment': 'Adjustment',
}
