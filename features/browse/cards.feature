Feature: Cards layout

  Background:
    Given Clara has signed in
    And she has gone to "Places"

  @memory
  Scenario: A collection opens with the lines, size and order of its preset
    Then the first card is "Bergen: Vestland, Norway"
    And the cards have the size 4
    And she sees "1–25 of 48"

  @memory
  Scenario: The card size cycles from largest to smallest
    When she changes the size of the cards
    Then the cards have the size 5
    When she changes the size of the cards
    Then the cards have the size 2

  @memory
  Scenario: Cards are sorted by another field and reversed
    When she sorts the cards by "Country"
    Then the first card is "Ostend: West Flanders, Belgium"
    When she reverses the order of the cards
    Then the first card is "Ystad: Skåne, Sweden"

  @memory @browser
  Scenario: Clicking a card opens its item
    When she clicks the card "Bergen"
    Then she is at item "8" of "places"

  @memory @browser
  Scenario: With a selection, a click toggles a card and a shift-click selects a range
    When she moves 1 card on with the keyboard and selects
    Then the cards "Brest" are selected
    When she shift-clicks the card "Chania"
    Then the cards "Brest, Cabo de São Vicente, Chania" are selected
    When she clicks the card "Cabo de São Vicente"
    Then the cards "Brest, Chania" are selected

  @memory
  Scenario: All cards of a page are selected
    When she selects all cards
    Then all cards are selected

  @memory
  Scenario: Card lines are composed of fields
    When she clears the subtitle of the cards
    Then the first card is "Bergen"
    When she adds "Kind" to the subtitle of the cards
    Then the first card is "Bergen: town"
