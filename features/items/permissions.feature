Feature: Permissions on items
  Actions without permission are shown disabled, with the reason.

  Background:
    Given Jun has signed in

  @memory
  Scenario: Contributors cannot delete articles
    Given he has gone to "Articles"
    When he opens the address "/collections/articles/6"
    Then he cannot delete: "You don't have permission to do this"

  @memory @browser
  Scenario: Contributors edit only permitted fields of their drafts
    When he opens the address "/collections/articles/6"
    Then "title" can be changed
    And "words" can be changed
    And "slug" cannot be changed
    And "deadline" cannot be changed

  @memory
  Scenario: Contributors may set more fields of a new article
    Given he has started a new item of "Articles"
    Then "slug" can be changed
    And "deadline" cannot be changed

  @memory
  Scenario: Published articles of others are read-only for contributors
    When he opens the address "/collections/articles/16"
    Then "title" cannot be changed
    And he cannot save: "Your role can't change this item"

  @memory
  Scenario: A collection with read permission only is read-only
    Given he has gone to "Tags"
    Then he cannot create an item: "You don't have permission to do this"
    When he opens the item "3"
    Then "name" cannot be changed
    And he cannot save: "You don't have permission to do this"
    And he cannot delete: "You don't have permission to do this"

  @memory
  Scenario: Unpublished articles of others cannot be opened
    When he opens the address "/collections/articles/1"
    Then he sees the message "Item not found, or no access"

  @memory
  Scenario: Contributors see why nothing can be added to a list
    Given he has opened the item "7" of "Tags"
    Then nothing can be added to the list "articles": "Read-only"
