/**
 * The choice of a table: a game, its rules, the other players; or a saved match.
 *
 * @typedef {{ id: string, name: string, about: string, players: number[],
 *   lengths: Record<string, string>, customs: Record<string, any> }} OfferedVariant
 * @typedef {{ value: any, text: string }} CustomValue
 * @typedef {{ id: string, text: string, values: CustomValue[] }} OfferedCustom
 * @typedef {{ id: string, name: string, about: string, cards: string[], variants: OfferedVariant[],
 *   customs: OfferedCustom[], house_players: string[], places: Record<string, string[]>,
 *   lessons: string }} OfferedGame
 * @typedef {{ game: string, variant: string, players: number, house_players: string[], helped: boolean,
 *   customs: Record<string, any> }} Chosen
 * @typedef {{ onSit: (chosen: Chosen) => void, onResume: (text: string) => void,
 *   onJoin: (code: string, chosen: Chosen) => void, onError: (text: string) => void }} Doing
 * @typedef {import("./company.js").Person} Person
 */
import { drawCard } from "../shared/card.js";
import { element, freshId } from "../shared/dom.js";
import { askedValue } from "../shared/query.js";
import { LAST_TABLE } from "../shared/house_rules_store.js";
import { lastStep } from "../shared/last_step.js";
import { keep, recallRecord } from "../shared/storage.js";
import { Company } from "./company.js";
import { drawOwnFace } from "./own_face.js";
import { savedMatches, MAX_MATCH_LENGTH } from "./saved_match.js";

/** @returns {Partial<Chosen>} The last choice; the storage may contain any value. */
const lastChosen = () => recallRecord(LAST_TABLE);

/**
 * @param {OfferedGame} game
 * @param {boolean} chosen
 * @param {() => void} onChoose
 */
const drawGame = (game, chosen, onChoose) =>
  element(
    "label.cartes-choice-of-table",
    {},
    element("input", {
      type: "radio",
      name: "cartes-game",
      value: game.id,
      checked: chosen,
      onchange: onChoose,
    }),
    element(
      "span.cartes-table-fan",
      { "aria-hidden": "true" },
      game.cards.map((card) => drawCard(card)),
    ),
    element("b", {}, game.name),
    element("small", {}, game.about),
  );

/** @param {HTMLElement} select */
const valueOf = (select) => /** @type {HTMLSelectElement} */ (select).value;

/** The number of variants that are always in view; the usual one is the first. */
const FEW = 3;

/**
 * @param {OfferedVariant[]} variants
 * @param {string | undefined} last The variant to choose first; else the usual one.
 * @param {views.Texts} texts
 * @param {() => void} onChoose
 */
function drawVariants(variants, last, texts, onChoose) {
  const first = variants.find(({ id }) => id === last) ?? variants[0];
  const rows = variants.map(({ id, name, about }) =>
    element(
      "label.cartes-table-variant",
      {},
      element("input", {
        type: "radio",
        name: "variant",
        value: id,
        checked: id === first.id,
        onchange: onChoose,
      }),
      element("span", {}, element("b", {}, name), element("small", {}, about)),
      element("small", { "data-length": id }),
    ),
  );
  const isLate = variants.indexOf(first) >= FEW;
  return element(
    "fieldset.cartes-table-variants",
    {},
    element("legend", {}, texts["playing-variant"]),
    rows.slice(0, FEW),
    rows.length > FEW
      ? element(
          "details",
          { open: isLate },
          element("summary", {}, texts["playing-more-variants"]),
          rows.slice(FEW),
        )
      : null,
  );
}

class Settings {
  /**
   * @param {OfferedGame} game
   * @param {Person[]} people
   * @param {views.Texts} texts
   * @param {Partial<Chosen>} last
   * @param {Doing} doing
   */
  constructor(game, people, texts, last, doing) {
    this.game = game;
    this.texts = texts;
    this.doing = doing;
    const playersId = freshId();
    this.variants = drawVariants(game.variants, last.variant, texts, () => this.fill());
    this.players = element("select", {
      id: playersId,
      name: "players",
      onchange: () => this.onPlayers(),
    });
    /** The names of the bots, which are visible while the options are folded. */
    this.names = element("small");
    this.company = new Company(
      people,
      game.house_players,
      last.house_players ?? [],
      texts,
      (names) => {
        this.names.textContent = names.join(", ");
      },
    );
    this.helped = /** @type {HTMLInputElement} */ (
      element("input", { type: "checkbox", name: "helped", checked: last.helped ?? true })
    );
    this.customs = element("div.cartes-customs");
    this.end = element(
      "div.cartes-table-sit",
      {},
      element(
        `button${this.saved ? ".cartes-quiet" : ".cartes-primary"}`,
        { type: "submit", "data-id": "sit" },
        texts["playing-sit"],
      ),
    );
    this.root = element(
      "form.cartes-table-settings",
      {
        "data-game": game.id,
        "aria-label": game.name,
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          keep(LAST_TABLE, JSON.stringify(this.chosen()));
          doing.onSit(this.chosen());
        },
      },
      this.drawSaved(),
      this.variants,
      element(
        "label.cartes-table-players",
        { for: playersId },
        texts["playing-players"],
        this.players,
      ),
      this.drawOptions(),
      this.end,
    );
    this.fill(last.players, last.customs);
  }

  /** Draws what a player rarely changes; folded on a phone, so that the form fits its window. */
  drawOptions() {
    const { texts } = this;
    return element(
      "details.cartes-table-options",
      { open: matchMedia("(min-width: 48rem)").matches },
      element("summary", {}, element("span", {}, texts["playing-more"]), this.names),
      element(
        "div",
        {},
        this.company.root,
        element("label.cartes-switch", {}, this.helped, texts["playing-helped"]),
        element(
          "div.cartes-table-folds",
          {},
          drawOwnFace(texts),
          element("details", {}, element("summary", {}, texts["playing-customs"]), this.customs),
        ),
      ),
    );
  }

  /** The number of players, including the person at the page. */
  get seats() {
    return Number(valueOf(this.players));
  }

  /** The chosen variant. */
  get variant() {
    const { variants } = this.game;
    const chosen = /** @type {HTMLInputElement | null} */ (
      this.variants.querySelector("input:checked")
    );
    return variants.find((item) => item.id === chosen?.value) ?? variants[0];
  }

  /** Shows the company, and how long each variant takes, for the chosen number of players. */
  onPlayers() {
    this.company.fill(this.game.places[this.seats]);
    for (const { id, players, lengths } of this.game.variants) {
      const length = this.variants.querySelector(`[data-length="${CSS.escape(id)}"]`);
      if (length) length.textContent = lengths[this.seats] ?? lengths[players[0]];
    }
  }

  get saved() {
    return savedMatches()[this.game.id];
  }

  /** Draws the saved match of this game, if there is one. */
  drawSaved() {
    const { saved, texts } = this;
    if (!saved) return null;
    return element(
      "div.cartes-table-saved",
      {},
      element("p", {}, saved.message),
      element(
        "button.cartes-primary",
        {
          type: "button",
          "data-id": "resume",
          onclick: () => this.doing.onResume(saved.text),
        },
        texts["playing-resume"],
      ),
    );
  }

  /**
   * Fills the form with the options of the chosen variant.
   *
   * @param {number} [players]
   * @param {Record<string, any>} [customs]
   */
  fill(players, customs = {}) {
    const { game, variant: chosen } = this;
    this.players.replaceChildren(
      ...chosen.players.map((item) =>
        element("option", { value: item, selected: item === players }, String(item)),
      ),
    );
    this.onPlayers();
    this.customs.replaceChildren(
      ...game.customs.map((item) => drawCustom(item, customs[item.id] ?? chosen.customs[item.id])),
    );
  }

  /** @returns {Chosen} */
  chosen() {
    const { game, variant } = this;
    const set = game.customs.map((item, at) => {
      const field = /** @type {any} */ (this.customs.children[at].querySelector("input, select"));
      const place = field.type === "checkbox" ? Number(field.checked) : field.selectedIndex;
      return /** @type {[string, any]} */ ([item.id, item.values[place].value]);
    });
    return {
      game: game.id,
      variant: variant.id,
      players: this.seats,
      house_players: this.company.chosen(),
      helped: this.helped.checked,
      customs: Object.fromEntries(set.filter(([name, value]) => value !== variant.customs[name])),
    };
  }
}

/**
 * @param {OfferedCustom} custom
 * @param {any} now
 */
function drawCustom({ id, text, values }, now) {
  if (values.length === 2)
    return element(
      "label.cartes-switch",
      {},
      element("input", { type: "checkbox", name: id, checked: now === values[1].value }),
      text,
    );
  return element(
    "label.cartes-custom",
    {},
    text,
    element(
      "select",
      { name: id },
      values.map((item) => element("option", { selected: item.value === now }, item.text)),
    ),
  );
}

/**
 * Draws the fields for a match from a file or from a friend's code.
 *
 * @param {views.Texts} texts
 * @param {Doing} doing
 * @param {() => Chosen} chosen
 */
function drawElsewhere(texts, doing, chosen) {
  const file = /** @type {HTMLInputElement} */ (
    element("input.cartes-unseen", {
      type: "file",
      tabindex: "-1",
      "aria-label": texts["playing-open"],
      onchange: async () => {
        const [given] = file.files ?? [];
        file.value = "";
        if (!given) return;
        if (given.size > MAX_MATCH_LENGTH) doing.onError(texts["playing-too-large"]);
        else doing.onResume((await given.text()).trim());
      },
    })
  );
  const id = freshId();
  const code = /** @type {HTMLInputElement} */ (
    element("input", {
      id,
      autocomplete: "off",
      spellcheck: "false",
      maxlength: "400",
      required: true,
    })
  );
  return element(
    "details.cartes-table-elsewhere",
    {},
    element("summary", {}, texts["playing-elsewhere"]),
    element(
      "div",
      {},
      element(
        "button.cartes-quiet",
        { type: "button", "data-id": "open", onclick: () => file.click() },
        texts["playing-open"],
      ),
      file,
      element(
        "form",
        {
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            doing.onJoin(code.value, chosen());
          },
        },
        element("label", { for: id }, texts["playing-code"], code),
        element(
          "button.cartes-quiet",
          { type: "submit", "data-id": "join" },
          texts["playing-join"],
        ),
      ),
    ),
  );
}

/**
 * Draws the link to a table with friends, which only a server has.
 *
 * @param {views.Texts} texts
 */
function drawFriends(texts) {
  const address = document.body.dataset.friends;
  return address
    ? element("p", {}, element("a.cartes-quiet", { href: address }, texts["playing-friends"]))
    : null;
}

/**
 * @param {OfferedGame[]} games
 * @param {Person[]} people
 * @param {views.Texts} texts
 * @param {Doing} doing
 * @returns {{ root: HTMLElement, showNotice: (text: string) => void }}
 */
export function drawChooser(games, people, texts, doing) {
  const last = lastChosen();
  const named = (/** @type {string | null | undefined} */ name) =>
    games.find(({ id }) => id === name);
  const learnt = lastStep()?.lesson ?? "";
  const taught = games.find(({ lessons }) => learnt.startsWith(`${lessons}-`));
  const first = named(askedValue("game")) ?? named(last.game) ?? taught ?? games[0];
  const place = element("div.cartes-table-place");
  const notice = element("p.cartes-table-error", { role: "alert", hidden: true });
  const showNotice = (/** @type {string} */ text) => {
    notice.textContent = text;
    notice.hidden = !text;
    if (text) notice.scrollIntoView({ block: "nearest" });
  };
  /**
   * The actions `doing`, with errors shown in `place` beside the pressed button: the top of the page
   * may not be visible.
   */
  const withNoticeIn = (/** @type {() => Element} */ place) => ({
    ...doing,
    onSit: (/** @type {Chosen} */ chosen) => {
      place().prepend(notice);
      doing.onSit(chosen);
    },
    onResume: (/** @type {string} */ text) => {
      place().prepend(notice);
      doing.onResume(text);
    },
    onJoin: (/** @type {string} */ code, /** @type {Chosen} */ chosen) => {
      place().prepend(notice);
      doing.onJoin(code, chosen);
    },
    onError: (/** @type {string} */ text) => {
      place().prepend(notice);
      doing.onError(text);
    },
  });
  /** @type {Settings} */
  let settings;
  const show = (/** @type {OfferedGame} */ game) => {
    const inForm = withNoticeIn(() => settings.end);
    settings = new Settings(game, people, texts, game.id === last.game ? last : {}, inForm);
    place.replaceChildren(settings.root);
    showNotice("");
  };
  show(first);
  const elsewhere = drawElsewhere(
    texts,
    withNoticeIn(() => /** @type {Element} */ (elsewhere.lastElementChild)),
    () => settings.chosen(),
  );
  const root = element(
    "div.cartes-widget.cartes-chooser",
    { role: "group", "aria-label": texts["playing-choose"] },
    element("p.cartes-chooser-title", { tabindex: "-1" }, texts["playing-choose"]),
    drawFriends(texts),
    element(
      "div.cartes-chooser-games",
      { role: "radiogroup", "aria-label": texts["playing-game"] },
      games.map((game) => drawGame(game, game === first, () => show(game))),
    ),
    notice,
    place,
    elsewhere,
  );
  return { root, showNotice };
}
