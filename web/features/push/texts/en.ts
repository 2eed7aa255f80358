export const en = {
  'push.title': 'Show them on this device',
  'push.text': 'A short message when something of these arrives while Applybox is not open.',
  'push.blocked': 'You blocked notifications from this site. Allow them in the browser’s settings first.',
  'push.unsupported':
    'This browser cannot show notifications from this page. It needs https, and on iPhones a page on the home screen.',
  'push.unreachable': 'The push service of this browser does not answer. Try again later.',
  'push.turnedOn': 'Notifications are on for this device',
  'push.turnedOff': 'Notifications are off',
} as const
