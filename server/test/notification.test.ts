import { expect, test } from 'vitest';
import { type Notification, notificationText, parseNotification } from '../store/notification.ts';

/** The texts as nodes of every version write them. */
const texts: readonly (readonly [string, Notification])[] = [
  ['row T1 12', { kind: 'row', table: 'T1', seq: 12 }],
  ['gone T1', { kind: 'gone', table: 'T1' }],
  ['chat T1', { kind: 'chat', table: 'T1' }],
  ['person P1', { kind: 'person', person: 'P1' }],
  ['signed-out P1', { kind: 'signed-out', person: 'P1' }],
  ['mute P1', { kind: 'mute', person: 'P1' }],
  [
    'notice P1 N1 {"notice": {"a": "b c"}}',
    { kind: 'notice', person: 'P1', node: 'N1', text: '{"notice": {"a": "b c"}}' },
  ],
  ['here T1 N1 5', { kind: 'here', table: 'T1', node: 'N1', seats: 5, ask: false }],
  ['here T1 N1 0 ?', { kind: 'here', table: 'T1', node: 'N1', seats: 0, ask: true }],
  ['node N1', { kind: 'node', node: 'N1', closes: false }],
  ['node N1 gone', { kind: 'node', node: 'N1', closes: true }],
];

test.each(texts)('%s', (text, notification) => {
  expect(notificationText(notification)).toBe(text);
  expect(parseNotification(text)).toEqual(notification);
});

test('what a newer version may say is ignored', () => {
  expect(parseNotification('weather T1 fine')).toBeNull();
  expect(parseNotification('')).toBeNull();
});
