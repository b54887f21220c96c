Feature: Unavailable related items
  A related item that cannot be read is kept, shown by its key, and the field says why.

  @memory
  Scenario: A deleted author is shown by the key and kept
    Given "author" of "3" in "articles" refers to 4711
    And Clara has signed in
    When she opens the address "/collections/articles/3"
    Then "author" refers to "4711"
    And "author" shows the notice "This item no longer exists"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: Without permission to read authors the field says so and is not changed
    Given the role "Editor" may not read "authors"
    And Clara has signed in
    When she opens the address "/collections/articles/3"
    Then "author" shows the notice "You don't have permission to see the items to choose from"
    And she cannot save: "There is nothing to save"
