export const en = {
  'push.title': 'Show them on this device',
  'push.text': 'A short message when something of these arrives while Applybox is not open.',
  'push.blocked': 'This browser was told to show nothing from here. Allow notifications for this site in its settings first.',
  'push.unsupported':
    'This browser can not show messages from here. It needs a page over https, and on iPhones one on the home screen.',
  'push.unreachable': 'The push service of this browser does not answer. Try again later.',
  'push.turnedOn': 'Notifications are on for this device',
  'push.turnedOff': 'Notifications are off',
} as const
