/* Words that this project no longer uses for its own parts: see docs/glossary.md for the new ones. */

export type RetiredWord = {
  readonly word: string;
  /** Every form that is refused, in small letters. */
  readonly forms: readonly string[];
  /** What to say instead. */
  readonly say: string;
  /**
   * True if the word is also ordinary English, as in "the server looks at the clock". Documents
   * may then use it in sentences, but not in code.
   */
  readonly english: boolean;
};

const jargon = (forms: string, say: string): RetiredWord => word(forms, say, false);
const english = (forms: string, say: string): RetiredWord => word(forms, say, true);

function word(text: string, say: string, isEnglish: boolean): RetiredWord {
  const forms = text.split(' ');
  return { word: forms[0]!, forms, say, english: isEnglish };
}

export const retiredWords: readonly RetiredWord[] = [
  jargon('house houses', 'server, app, client or project'),
  jargon('room rooms', 'live table, table screen or game bots'),
  jargon('steward stewards', 'duty runner, bot driver, deadlines or leases'),
  jargon('shelf shelves', 'catalogue'),
  jargon('registry registries', 'catalogue'),
  jargon('lab', 'command line'),
  jargon('neighbour neighbours', 'cluster presence'),
  jargon('audience audiences', 'watchers'),
  jargon('outbox outboxes', 'send buffer'),
  jargon('wish wishes wished', 'command, request or form'),
  jargon('errand errands', 'priority'),
  jargon('tidings', 'news, events or updates'),
  jargon('seldom', 'lazy'),
  jargon('sitter sitters', 'player'),
  english('ground grounds', 'context'),
  english('wear', 'entry quota'),
  english('telling tellings', 'updates'),
  english('keeping', 'maintenance, reserved seats'),
  english('carrying', 'export, import'),
  english('doing', 'apply'),
  english('aside', 'collapsed'),
  english('looks', 'table definition'),
  english('mind minds', 'bot'),
  english('school schools', 'training'),
  english('letter letters', 'outbound request'),
  english('mail mails', 'outbound queue'),
  english('gate gates', 'rate limit'),
  english('door doors', 'rate limit'),
  english('ear ears', 'listener'),
];
